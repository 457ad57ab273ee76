/** Messages of PostgreSQL's streaming replication (manual, 54.4), inside CopyData. */

/** PostgreSQL counts microseconds from 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1)

export type FromServer =
  | { kind: 'wal'; at: bigint; bytes: Buffer }
  /** It is there; `reply`: it wants to know how far we are. */
  | { kind: 'alive'; reply: boolean }

export function readMessage(message: Buffer): FromServer {
  const kind = String.fromCharCode(message[0] ?? 0)
  if (kind === 'w')
    return { kind: 'wal', at: message.readBigUInt64BE(1), bytes: message.subarray(25) }
  if (kind === 'k') return { kind: 'alive', reply: message[17] === 1 }
  throw new Error(`replication message of kind ${kind}`)
}

/** Tells how far the log is written and on the disk here: the database keeps everything behind it. */
export function statusMessage(written: bigint, flushed: bigint, now: number): Buffer {
  const message = Buffer.alloc(34)
  message.write('r', 0)
  message.writeBigUInt64BE(written, 1)
  message.writeBigUInt64BE(flushed, 9)
  message.writeBigUInt64BE(0n, 17)
  message.writeBigInt64BE(BigInt(now - EPOCH_MS) * 1000n, 25)
  return message
}
