/** A picture, and what makes one of bytes. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'

export interface Picture {
  type: PictureType
  /** Pixels. */
  width: number
  height: number
  bytes: Buffer
}

/** What a format makes of bytes; throws RangeError where they are none of its own, or broken. */
export type Clean = (bytes: Buffer) => Omit<Picture, 'type'>
