/** Photos of the licence, made small on the phone: a weak line should not carry twelve megapixels. */
export const PHOTO_MOST_BYTES = 5 * 1024 * 1024
/** Enough for the smallest print of a licence. */
const LONG_SIDE = 2200
const QUALITIES = [0.88, 0.75, 0.6]

/** Size with the long side at most `most`, proportions kept, never enlarged. */
export function fit(
  width: number,
  height: number,
  most: number,
): { width: number; height: number } {
  const ratio = Math.min(1, most / Math.max(width, height))
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) }
}

/** JPEG of at most 5 MB, upright. Throws when the browser cannot read the picture. */
export async function shrink(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fit(picture.width, picture.height, LONG_SIDE)
  const small = width === picture.width && file.size <= PHOTO_MOST_BYTES
  if (small && /^image\/(jpeg|png)$/.test(file.type)) return file
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (blob && blob.size <= PHOTO_MOST_BYTES) return blob
  }
  throw new Error('the picture stays too large')
}

const SAVED_SIDE = 600

/** Saves a picture (an address of data) as a PNG, which photo albums take, unlike SVG. */
export async function savePicture(src: string, fileName: string): Promise<void> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SAVED_SIDE
  canvas.height = SAVED_SIDE
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SAVED_SIDE, SAVED_SIDE)
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, SAVED_SIDE, SAVED_SIDE)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName
  link.click()
}

/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser reads the address after the click; a minute later it has.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
