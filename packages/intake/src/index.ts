export * from './invoice.ts'
