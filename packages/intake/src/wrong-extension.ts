/** A name that promises one thing over content that is another: what stands there, and what to do about it. */
import { detectFormat, extensionOf, type FileFormat } from './detect.ts'
import { IntakeError } from './errors.ts'
import { READING_SAYS } from './words.ts'

/** Names by which people send invoice documents. */
const DOCUMENTS = /^(?:pdf|ofd|xml|png|jpe?g|gif|webp|tiff?|zip)$/

const CONTENT: Partial<Record<FileFormat, string>> = {
  text: READING_SAYS.contentText,
  xlsx: READING_SAYS.contentXlsx,
  xls: READING_SAYS.contentXls,
  pdf: 'PDF',
  ofd: 'OFD',
  xml: 'XML',
  image: READING_SAYS.contentPicture,
  zip: READING_SAYS.contentArchive,
}

const ADVICE: Partial<Record<FileFormat, string>> = {
  text: READING_SAYS.orRenameList({ extension: 'csv' }),
  xlsx: READING_SAYS.orRenameList({ extension: 'xlsx' }),
  xls: READING_SAYS.orRenameList({ extension: 'xls' }),
}

/**
 * The error WRONG_EXTENSION in words that fit, or null when the name promises no document or the content is what it says.
 * `bytes`: the beginning of the file is enough.
 */
export function wrongExtension(name: string, bytes: Uint8Array): IntakeError | null {
  const extension = extensionOf(name)
  const { format, extensions } = detectFormat(bytes)
  if (!DOCUMENTS.test(extension) || format === 'empty' || extensions.includes(extension))
    return null
  const web = extensions.includes('html')
  const content = web ? READING_SAYS.contentPage : CONTENT[format]
  const advice = web
    ? READING_SAYS.loginHadEnded
    : (ADVICE[format] ?? READING_SAYS.downloadOriginal)
  const error = new IntakeError('WRONG_EXTENSION')
  const promised = extension.toUpperCase()
  error.message = content
    ? READING_SAYS.namedOtherwise({ extension, content, promised, advice })
    : READING_SAYS.notAsNamed({ extension, promised, advice })
  return error
}
