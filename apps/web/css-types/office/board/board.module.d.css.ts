declare const styles: {
  readonly note: string
  readonly funnel: string
  readonly stats: string
  readonly word: string
  readonly steps: string
  readonly track: string
  readonly isWorst: string
  readonly tally: string
  readonly grid: string
  readonly cell: string
  readonly isOn: string
  readonly isOpen: string
  readonly head: string
  readonly figures: string
  readonly calls: string
  readonly until: string
  readonly error: string
  readonly name: string
}
export default styles
