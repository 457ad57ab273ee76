declare const styles: {
  readonly swatches: string
  readonly icons: string
  readonly type: string
  readonly line: string
  readonly gap: string
  readonly serif: string
  readonly numbers: string
  readonly fields: string
  readonly progress: string
  readonly states: string
  readonly charts: string
  readonly reports: string
}
export default styles
