/**
 * Verification of SM2 signatures with SM3 (GB/T 32918.2): what signs with the curve of SM2 in the usual libraries is ECDSA, which is
 * another scheme. Nothing secret is reckoned with here, so that it need not run in constant time.
 */
import { createHash } from 'node:crypto'

const P = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn
const A = P - 3n
const B = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n
const N = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n
const GX = 0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n
const GY = 0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n
const BITS = 256

/** The identity that signers use where none was agreed on. */
const DEFAULT_ID = '1234567812345678'

/** Jacobian: x = X/Z², y = Y/Z³; Z = 0 is the point at infinity. */
type Point = readonly [x: bigint, y: bigint, z: bigint]
const NOWHERE: Point = [1n, 1n, 0n]
const G: Point = [GX, GY, 1n]

const mod = (value: bigint, by = P): bigint => ((value % by) + by) % by

function twice([x, y, z]: Point): Point {
  if (z === 0n || y === 0n) return NOWHERE
  const zz = (z * z) % P
  const m = mod(3n * (x - zz) * (x + zz))
  const yy = (y * y) % P
  const s = (4n * x * yy) % P
  const x3 = mod(m * m - 2n * s)
  return [x3, mod(m * (s - x3) - 8n * yy * yy), (2n * y * z) % P]
}

function plus(one: Point, other: Point): Point {
  const [x1, y1, z1] = one
  const [x2, y2, z2] = other
  if (z1 === 0n) return other
  if (z2 === 0n) return one
  const zz1 = (z1 * z1) % P
  const zz2 = (z2 * z2) % P
  const u1 = (x1 * zz2) % P
  const h = mod(x2 * zz1 - u1)
  const s1 = (((y1 * z2) % P) * zz2) % P
  const r = mod(((y2 * z1) % P) * zz1 - s1)
  if (h === 0n) return r === 0n ? twice(one) : NOWHERE
  const hh = (h * h) % P
  const hhh = (h * hh) % P
  const v = (u1 * hh) % P
  const x3 = mod(r * r - hhh - 2n * v)
  return [x3, mod(r * (v - x3) - s1 * hhh), (((z1 * z2) % P) * h) % P]
}

/** s·G + t·Q, both in one pass. */
function sum(s: bigint, t: bigint, q: Point): Point {
  const both = plus(G, q)
  let at = NOWHERE
  for (let bit = BITS - 1; bit >= 0; bit--) {
    at = twice(at)
    const inS = (s >> BigInt(bit)) & 1n
    const inT = (t >> BigInt(bit)) & 1n
    if (inS && inT) at = plus(at, both)
    else if (inS) at = plus(at, G)
    else if (inT) at = plus(at, q)
  }
  return at
}

/** b^e mod P. */
function power(b: bigint, e: bigint): bigint {
  let result = 1n
  for (let base = mod(b), left = e; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * base) % P
    base = (base * base) % P
  }
  return result
}

const number = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

/** r and s of a DER sequence of two integers; null for anything else. */
function readDer(signature: Uint8Array): [r: bigint, s: bigint] | null {
  if (signature[0] !== 0x30 || signature[1] !== signature.length - 2) return null
  const numbers: bigint[] = []
  for (let at = 2; at < signature.length; ) {
    const length = signature[at + 1] ?? 0
    const value = signature.subarray(at + 2, at + 2 + length)
    if (signature[at] !== 0x02 || length === 0 || value.length !== length || value[0]! >= 0x80)
      return null
    numbers.push(number(value))
    at += 2 + length
  }
  return numbers.length === 2 ? [numbers[0]!, numbers[1]!] : null
}

/**
 * Whether the signature (DER) of the message was made with the private half of the point (65 bytes, uncompressed); false for what is no
 * signature, and for a point that is none of the curve.
 */
export function verifySm2(point: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const parts = readDer(signature)
  if (!parts || point.length !== 65 || point[0] !== 4) return false
  const [r, s] = parts
  if (r < 1n || r >= N || s < 1n || s >= N) return false
  const [x, y] = [number(point.subarray(1, 33)), number(point.subarray(33))]
  if (x >= P || y >= P || mod(y * y - x * x * x - A * x - B) !== 0n) return false
  const t = (r + s) % N
  if (t === 0n) return false
  const [x1, , z1] = sum(s, t, [x, y, 1n])
  if (z1 === 0n) return false
  const id = Buffer.from(DEFAULT_ID)
  const known = createHash('sm3')
    .update(Buffer.from([(id.length * 8) >> 8, (id.length * 8) & 0xff]))
    .update(id)
    .update(Buffer.concat([A, B, GX, GY].map(bytesOf)))
    .update(point.subarray(1))
    .digest()
  const e = number(createHash('sm3').update(known).update(message).digest())
  const across = (x1 * power((z1 * z1) % P, P - 2n)) % P
  return (e + across) % N === r
}
