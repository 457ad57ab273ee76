/**
 * Every bound that intake holds against hostile or merely enormous files, in one place, each with its reason.
 * A legitimate e-invoice is 10 KB – 3 MB; an enterprise's monthly ZIP holds a few thousand of them.
 */
const MB = 1024 * 1024

export const LIMITS = {
  /** One document (PDF, OFD, XML, picture). Phone photos reach 15 MB; beyond 50 MB nothing is an invoice. */
  maxDocumentBytes: 50 * MB,
  /** One archive as uploaded: two thousand PDFs of 100 KB each. */
  maxArchiveBytes: 300 * MB,
  /** Entries of one archive. A flat bomb of a million tiny entries costs time, not bytes. */
  maxArchiveEntries: 5_000,
  /** Everything unpacked from one upload, nested archives included. Entries are unpacked one at a time. */
  maxUnpackedBytes: 1024 * MB,
  /** Unpacked ÷ packed of one entry. Text compresses 20:1, blank scans about 100:1, a bomb 1000:1 and more. */
  maxRatio: 200,
  /** Below this size the ratio proves nothing: a 200 KB XML of repeated tags is harmless. */
  ratioFloorBytes: 1 * MB,
  /** Archive in archive in archive: one level is a habit of mail clients, deeper is only ever an attack. */
  maxArchiveDepth: 2,
  /** Entries of one OFD: a 200-page invoice with signatures has fewer than 1,000. */
  maxOfdEntries: 2_000,
  /** Unpacked size of one OFD, embedded fonts included. */
  maxOfdBytes: 100 * MB,
  /** One XML text. The largest real one (an invoice of 2,000 lines) has 1.5 MB. */
  maxXmlBytes: 20 * MB,
  /** Nested elements; real invoices use 6. Guards the recursion of whoever walks the tree. */
  maxXmlDepth: 64,
  /** Elements of one XML: guards memory, each costs about 200 bytes. */
  maxXmlNodes: 400_000,
  /** A form (statement, return) as a grid: a year of statements of a listed company has 100 KB, a panel of thousands a few MB. */
  maxFormBytes: 20 * MB,
  /** Cells of all sheets of a form, gaps included. */
  maxFormCells: 1_000_000,
  /** Sheets, tables or JSON lists of a form that are looked at. */
  maxFormSheets: 256,
  /** Lines of one return: the longest form has 90, the longest list annexed to one a few hundred. */
  maxFormLines: 2_000,
  /** Nested JSON values; bureaus nest 12, and JSON in a string counts again. */
  maxJsonDepth: 48,
  /** Values of one JSON text: guards memory, each costs about 50 bytes; a list of a year's forms has some 10,000. */
  maxJsonValues: 2_000_000,
  /** Pixels of a picture, read from its header before anything is decoded: 60 MP × 4 bytes = 240 MB. */
  maxPixels: 60_000_000,
  /** Pixels of a picture on a page of a PDF, which takes 16 bytes for each: A4 at 600 dpi has 35 million; a larger one is left out. */
  maxPdfPicture: 36_000_000,
  /** Longest edge of a picture, the most that a JPEG can have: one row of 60 million pixels takes a gigabyte to shrink. */
  maxEdge: 65_535,
  /** Longest edge handed to text recognition; more costs seconds and finds nothing new. */
  ocrMaxEdge: 2_200,
  /** Pages of one PDF that are read. A year of invoices merged to one file fits; a book does not. */
  maxPdfPages: 300,
  /** Pages of one PDF without a text layer that are recognised as pictures, at about two seconds each. */
  maxScannedPages: 20,
  /** Positioned text runs of one page; a full invoice page has 400. */
  maxRunsPerPage: 20_000,
  /** Characters of one page that layout compares with each other; a dense page of a goods list has 5,000. */
  maxGlyphsPerPage: 20_000,
  /** Unpacked commands of one page, or of a form that pages draw: an invoice has 30 KB, one with its fonts as shapes 1 MB; with 60 MB the reader takes a GB. */
  maxPageCommands: 3 * MB,
  /**
   * Operators that a page is, forms in forms as often as they are drawn: an invoice has 2,000, one with its fonts as shapes some
   * 60,000; with so many a page is read and drawn in two seconds.
   */
  maxPageOperators: 200_000,
  /** Longest silence of a parser: recognition of a page takes 2–4 s, thirty times that on an overloaded machine. */
  timeoutMs: 90_000,
  /** Opening a PDF, or the text of one of its pages, ms of processor time: the slowest real ones take a second. */
  textStepMs: 4_000,
  /** Drawing one of its pages: the largest scan takes two seconds. */
  drawStepMs: 5_000,
  /** One page that is drawn to be shown: an invoice takes half a second, the start of its process included. */
  drawMs: 30_000,
  /** One document in all, however many pages it goes on telling of: twenty scans at two seconds, and four times that. */
  documentMs: 180_000,
  /** One archive in all, however many documents: what it has not reached by then is named. */
  archiveMs: 20 * 60_000,
  /** One table in all, the time of whoever takes its rows left out: this much, */
  tableMs: 30_000,
  /** and this much for each MiB of the file: ten times what the slowest form of a large table takes. */
  tableMsPerMb: 3_000,
  /** Resident memory of a process that reads documents: an archive of 300 MB, the page of a PDF that takes most, 470 MiB, the rest is headroom. */
  memoryMb: 1_024,
  /** Resident memory of a process that recognises: models 120 MB, one 60 MP picture 240 MB; several scans in one PDF come to 950. */
  recognitionMemoryMb: 1_024,
  /** A table of invoices to be verified: a hundred thousand rows of the template are 7 MB, of the bureau's export 30 MB. */
  verifyTableBytes: 64 * MB,
  /** Its rows: at a provider's usual ten a second they take three hours. */
  verifyTableRows: 100_000,
  /** Resident memory of the process that reads it. */
  verifyTableMemoryMb: 400,
  /** A list of enterprises that are judged (risk orders): ten thousand rows of two columns are half a megabyte. */
  firmListBytes: 10 * MB,
  firmListRows: 10_000,
  loanListRows: 10_000,
  /** An old workbook of invoices, which is read whole: the most rows that its format allows are some 30 MB. */
  oldTableBytes: 48 * MB,
  /** Cells of all its sheets, gaps included, and its shared texts: 65,536 rows of 27 columns. */
  oldTableCells: 2_000_000,
  /** Resident memory of a process that reads a table: a million rows take 260 MB. */
  tableMemoryMb: 512,
} as const
