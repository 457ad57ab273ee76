declare const styles: {
  readonly sheet: string
  readonly sheetHead: string
  readonly sheetSample: string
  readonly sheetScore: string
  readonly scale: string
  readonly on: string
  readonly scaleMark: string
  readonly sheetKpis: string
  readonly up: string
  readonly trend: string
  readonly sheetFlags: string
  readonly green: string
  readonly yellow: string
  readonly stamp: string
}
export default styles
