declare const styles: {
  readonly mark: string
  readonly 'mark-success': string
  readonly 'mark-warning': string
  readonly 'mark-bad': string
  readonly markSign: string
  readonly markSeal: string
  readonly markText: string
  readonly facts: string
}
export default styles
