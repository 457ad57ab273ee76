declare const styles: {
  readonly group: string
  readonly tree: string
  readonly row: string
  readonly chevron: string
  readonly tick: string
  readonly note: string
}
export default styles
