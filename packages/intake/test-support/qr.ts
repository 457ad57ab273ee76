import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

let ready: Promise<void> | null = null

function prepare(): Promise<void> {
  ready ??= (async () => {
    const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
    const wasm = await readFile(path)
    prepareZXingModule({
      overrides: {
        wasmBinary: wasm.buffer.slice(
          wasm.byteOffset,
          wasm.byteOffset + wasm.byteLength,
        ) as ArrayBuffer,
      },
    })
  })()
  return ready
}

/** QR of `payload` as grey pixels, `scale` pixels a module, with its quiet zone. */
export async function qrPixels(
  payload: string,
  scale = 4,
): Promise<{ size: number; grey: Uint8Array }> {
  await prepare()
  const { symbol } = await writeBarcode(payload, { format: 'QRCode', scale: 1 })
  const quiet = 4
  const size = (symbol.width + 2 * quiet) * scale
  const grey = new Uint8Array(size * size).fill(255)
  for (let y = 0; y < symbol.height; y++)
    for (let x = 0; x < symbol.width; x++)
      if (symbol.data[y * symbol.width + x] === 0)
        for (let k = 0; k < scale * scale; k++) {
          const py = (y + quiet) * scale + Math.floor(k / scale)
          grey[py * size + (x + quiet) * scale + (k % scale)] = 0
        }
  return { size, grey }
}

/** The same as a PNG. */
export async function qrPng(payload: string, scale = 4): Promise<Uint8Array> {
  const { size, grey } = await qrPixels(payload, scale)
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer()
}
