-- x
return {}
