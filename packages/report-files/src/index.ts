export * from './pdf.ts'
export * from './report-html.ts'
export * from './xlsx.ts'
