declare const styles: {
  readonly card: string
  readonly cardExtra: string
  readonly cardBody: string
  readonly cardFlush: string
  readonly pagehead: string
  readonly pageheadActions: string
  readonly statLabel: string
  readonly statValue: string
  readonly statNote: string
}
export default styles
