    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
X    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
H    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
W    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
V    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
;    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
;    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
M    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
H    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
/    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
H    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
/    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
H    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
/    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
H    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
/    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
H    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
/    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
|    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
W    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
;    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
W    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
6    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
4    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
8    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
M    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
F    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
X    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
+    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
^    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
+    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
?    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
\    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
#    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
\    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
M    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
U    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
M    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
1    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
6    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
4    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
8    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
\    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
\    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
L    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
|    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
4    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
W    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
@    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
z    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
2    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
5    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
6    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
'    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
;    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
v    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
V    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
0    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
q    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
V    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
x    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
A    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
>    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
&    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
P    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
1    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
C    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
D    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
T    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
I    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
O    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
N    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
K    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
Y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
S    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
`    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
_    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
b    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
*    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
g    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
+    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
=    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
[    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
y    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
,    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
]    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
|    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
k    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
d    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
.    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
-    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
i    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
R    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
u    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
l    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
s    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
E    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
(    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
f    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
w    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
h    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
:    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
o    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
c    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
p    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
t    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
     try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
{    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
n    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
a    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
m    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
e    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
!    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
r    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
}    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
"    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
)    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)

    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
