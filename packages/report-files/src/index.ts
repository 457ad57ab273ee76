export * from './pdf.ts'
