return math.mininteger, 1/0, 0/0
host(Text("a")):text(math.mininteger)
:
:load
:run :1
:run x_spec.lua:99999999999999999999
help("\255")
coroutine.yield(1)
error({})
