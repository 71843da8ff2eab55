// LayerRaster
