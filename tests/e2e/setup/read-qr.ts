import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Text of the QR code in a picture (PNG bytes of a screenshot), as the camera of another phone would read it. */
export async function readQr(picture: Buffer): Promise<string> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasm = await readFile(file)
  // The library would otherwise fetch it from a public server.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  if (!found) throw new Error('no QR code in the picture')
  return found.text
}
