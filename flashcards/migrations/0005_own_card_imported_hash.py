from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('flashcards', '0004_review_acts_plans_interviews'),
    ]

    operations = [
        migrations.AddField(
            model_name='owncard',
            name='imported_hash',
            field=models.CharField(blank=True, max_length=64),
        ),
    ]
