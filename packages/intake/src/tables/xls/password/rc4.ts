/** RC4, which the platform's cryptography no longer has: old workbooks are readable by nothing else. */
export class Rc4 {
  private readonly state = Uint8Array.from({ length: 256 }, (_, i) => i)
  private i = 0
  private j = 0

  constructor(key: Uint8Array) {
    for (let i = 0, j = 0; i < 256; i++) {
      j = (j + this.state[i]! + key[i % key.length]!) & 255
      this.swap(i, j)
    }
  }

  /** The next byte of the key stream. */
  next(): number {
    this.i = (this.i + 1) & 255
    this.j = (this.j + this.state[this.i]!) & 255
    this.swap(this.i, this.j)
    return this.state[(this.state[this.i]! + this.state[this.j]!) & 255]!
  }

  /** The bytes put under the key stream, or brought back from under it. */
  apply(bytes: Uint8Array): Buffer {
    return Buffer.from(bytes.map((byte) => byte ^ this.next()))
  }

  private swap(a: number, b: number): void {
    const held = this.state[a]!
    this.state[a] = this.state[b]!
    this.state[b] = held
  }
}
