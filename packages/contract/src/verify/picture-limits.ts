/** Bounds of recognition that pages and service share. Names no schema: pages import it. */

/** One picture or file, bytes. A phone's photo takes up to 15 MB. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024
/** Files of one call. */
export const MOST_FILES = 20
/** Invoices verified by one call. */
export const MOST_AT_ONCE = 20
/** Invoices whose price is asked for at once. */
export const MOST_TO_COUNT = 500
/** One archive, bytes. */
export const MOST_ARCHIVE_BYTES = 300 * 1024 * 1024
/** Files of one archive, those of archives in it among them. */
export const MOST_IN_ARCHIVE = 5_000
/** Who recognises pictures. VENDOR: we where it fails; OWN_FIRST: the vendor where we are unsure. */
export const WHO_READS = ['OWN', 'VENDOR', 'OWN_FIRST'] as const
export type WhoReads = (typeof WHO_READS)[number]
/** What a file chooser offers; the service judges by content. */
export const PICTURE_FILES = '.pdf,.ofd,.xml,.xbrl,.png,.jpg,.jpeg,.webp,.avif,.tif,.tiff,.gif,.zip'
