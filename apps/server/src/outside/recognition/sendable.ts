/** Pictures that vendors take: JPEG and PNG, as large as all of them allow. */
export const MOST_SENT_BYTES = 7 * 1024 * 1024

/** JPEG, PNG. */
const MAGIC = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47])]

export const isSendable = (bytes: Uint8Array): boolean =>
  MAGIC.some((magic) => magic.equals(bytes.subarray(0, magic.length)))
