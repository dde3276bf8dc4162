// Images and drawing.
@_exported import struct Views.AsyncImage
@_exported import enum Views.AsyncImagePhase
@_exported import struct Views.Canvas
@_exported import struct Views.ColorMatrix
@_exported import struct Views.GraphicsContext
@_exported import class Views.ImageRenderer
