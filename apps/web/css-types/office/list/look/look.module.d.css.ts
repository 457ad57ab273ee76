declare const styles: {
  readonly head: string
  readonly rows: string
  readonly row: string
  readonly tick: string
  readonly groups: string
}
export default styles
