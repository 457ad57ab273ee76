export * from './pdf.ts'
export * from './xlsx.ts'
