import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parseQrPayload, type QrInvoice } from '@xinjian/format/invoice/qr-payload'
import type * as Reader from 'zxing-wasm/reader'
import { type Picture, resizePicture } from './decode.ts'

let reader: Promise<typeof Reader> | null = null

/** The wasm is read from the package: left alone, the library would fetch it from a public server. */
function loadReader(): Promise<typeof Reader> {
  reader ??= (async () => {
    const zxing = await import('zxing-wasm/reader')
    const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    const wasm = await readFile(path)
    const wasmBinary = wasm.buffer.slice(
      wasm.byteOffset,
      wasm.byteOffset + wasm.byteLength,
    ) as ArrayBuffer
    zxing.prepareZXingModule({ overrides: { wasmBinary } })
    return zxing
  })()
  return reader
}

/** Longest edges at which a picture is searched: a QR whose modules are 3–8 pixels wide decodes best. */
const EDGES = [1600, 2800, 900] as const

/** All invoice QRs of a picture, distinct by number. `thorough` also tries other sizes when the first finds none. */
export async function readQrInvoices(picture: Picture, thorough: boolean): Promise<QrInvoice[]> {
  const longest = Math.max(picture.width, picture.height)
  const edges =
    longest < 700
      ? [longest, longest * 2, longest * 3]
      : [...EDGES].filter((e) => e <= longest * 1.3)
  if (edges.length === 0) edges.push(longest)
  for (const edge of thorough ? edges : edges.slice(0, 1)) {
    const found = await readAt(picture, edge / longest)
    if (found.length > 0) return found
  }
  return []
}

async function readAt(picture: Picture, scale: number): Promise<QrInvoice[]> {
  const scaled =
    Math.abs(scale - 1) < 0.05
      ? picture
      : await resizePicture(
          picture,
          Math.round(picture.width * scale),
          Math.round(picture.height * scale),
        )
  const { readBarcodes } = await loadReader()
  const results = await readBarcodes(toImageData(scaled), {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 8,
  })
  const invoices = new Map<string, QrInvoice>()
  for (const result of results) {
    const invoice = parseQrPayload(result.text)
    if (invoice) invoices.set(invoice.invoiceNumber, invoice)
  }
  return [...invoices.values()]
}

function toImageData(p: Picture): ImageData {
  const rgba = new Uint8ClampedArray(p.width * p.height * 4)
  for (let i = 0, o = 0; i < p.data.length; i += 3, o += 4) {
    rgba[o] = p.data[i]!
    rgba[o + 1] = p.data[i + 1]!
    rgba[o + 2] = p.data[i + 2]!
    rgba[o + 3] = 255
  }
  return { data: rgba, width: p.width, height: p.height, colorSpace: 'srgb' } as ImageData
}
