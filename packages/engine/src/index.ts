export * from './invoice/facts.ts'
export * from './report/document.ts'
