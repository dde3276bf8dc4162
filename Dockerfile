# The console in an image of its own:
#   docker build --tag viewspec .
#   docker run --rm --volume "$PWD:/app" viewspec run specs
# With Swift, for apps, which it builds:
#   docker build --target apps --tag viewspec-apps .
FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends binutils make pkg-config libedit-dev libevent-dev liblua5.4-dev libstb-dev
WORKDIR /source
COPY . .
RUN make install DESTDIR=/installed PREFIX=/usr

FROM swift:6.3-bookworm AS apps
RUN git config --system --add safe.directory /app
COPY --from=build /installed/ /
WORKDIR /app
ENTRYPOINT ["viewspec"]
CMD ["run"]

FROM debian:bookworm-slim
# git for --changed. The console itself needs no library.
RUN apt-get update \
    && apt-get install -y --no-install-recommends git \
    && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory /app
COPY --from=build /installed/usr/bin/ /usr/bin/
COPY --from=build /installed/usr/share/ /usr/share/
WORKDIR /app
ENTRYPOINT ["viewspec"]
CMD ["run"]
