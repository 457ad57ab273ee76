/**
 * Column-wise bytes for `digest-codec.ts`. A column of numbers is one width byte, padding to that width, then values in
 * the narrowest of: nothing (all zero), u8, u16, u32, f64. Typed arrays of the platform are used as they lie in memory, so
 * the format is little-endian, as every platform Node runs on.
 */
const ZERO = 0
const U8 = 1
const U16 = 2
const U32 = 4
const F64 = 8

function widthOf(values: ArrayLike<number>): number {
  let max = 0
  for (let i = 0; i < values.length; i++) {
    const v = values[i]!
    if (!(v >= 0 && v <= 0xffff_ffff && v % 1 === 0) || Object.is(v, -0)) return F64
    if (v > max) max = v
  }
  return max === 0 ? ZERO : max <= 0xff ? U8 : max <= 0xffff ? U16 : max <= 0xffff_ffff ? U32 : F64
}

const VIEWS = { [U8]: Uint8Array, [U16]: Uint16Array, [U32]: Uint32Array, [F64]: Float64Array }
const align = (at: number, width: number): number => Math.ceil(at / width) * width

export class ByteWriter {
  private bytes = new Uint8Array(new ArrayBuffer(16 * 1024))
  private at = 0

  u8(value: number): void {
    this.reserve(1)
    this.bytes[this.at++] = value
  }

  /** Unsigned LEB128. */
  count(value: number): void {
    let rest = value
    while (rest >= 0x80) {
      this.u8((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.u8(rest)
  }

  column(values: ArrayLike<number>): void {
    const width = widthOf(values)
    this.u8(width)
    if (width === ZERO) return
    this.reserve(F64 + values.length * width)
    this.at = align(this.at, width)
    const view = new VIEWS[width as 1 | 2 | 4 | 8](
      this.bytes.buffer as ArrayBuffer,
      this.at,
      values.length,
    )
    view.set(values)
    this.at += values.length * width
  }

  strings(values: readonly string[]): void {
    for (const value of values) {
      const encoded = new TextEncoder().encode(value)
      this.count(encoded.length)
      this.reserve(encoded.length)
      this.bytes.set(encoded, this.at)
      this.at += encoded.length
    }
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.at)
  }

  private reserve(more: number): void {
    if (this.at + more <= this.bytes.length) return
    const grown = new Uint8Array(new ArrayBuffer(Math.max(2 * this.bytes.length, this.at + more)))
    grown.set(this.bytes)
    this.bytes = grown
  }
}

export class ByteReader {
  private readonly bytes: Uint8Array
  private at = 0

  /** Database drivers hand out slices of pooled buffers: one copy brings a misaligned slice to an address views accept. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes.byteOffset % F64 === 0 ? bytes : Uint8Array.from(bytes)
  }

  u8(): number {
    const value = this.bytes[this.at++]
    if (value === undefined) throw new RangeError('digest ends early')
    return value
  }

  count(): number {
    let value = 0
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.u8()
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
    }
  }

  /** A view where the stored width is f64, else a fresh array. */
  column(length: number): Float64Array {
    const width = this.u8()
    if (width === ZERO) return new Float64Array(length)
    const view = this.view(width, length)
    return view instanceof Float64Array ? view : new Float64Array(view)
  }

  ints(length: number): Int32Array {
    const width = this.u8()
    return width === ZERO ? new Int32Array(length) : new Int32Array(this.view(width, length))
  }

  octets(length: number): Uint8Array {
    const width = this.u8()
    return width === ZERO ? new Uint8Array(length) : new Uint8Array(this.view(width, length))
  }

  strings(length: number): string[] {
    const decoder = new TextDecoder()
    return Array.from({ length }, () => {
      const size = this.count()
      if (this.at + size > this.bytes.length) throw new RangeError('digest ends early')
      this.at += size
      return decoder.decode(this.bytes.subarray(this.at - size, this.at))
    })
  }

  private view(
    width: number,
    length: number,
  ): Uint8Array | Uint16Array | Uint32Array | Float64Array {
    const View = VIEWS[width as 1 | 2 | 4 | 8]
    if (View === undefined) throw new RangeError(`unknown column width ${width}`)
    this.at = align(this.at, width)
    if (this.at + length * width > this.bytes.length) throw new RangeError('digest ends early')
    const view = new View(this.bytes.buffer as ArrayBuffer, this.bytes.byteOffset + this.at, length)
    this.at += length * width
    return view
  }
}
