declare const styles: {
  readonly note: string
  readonly firm: string
  readonly ways: string
  readonly holder: string
  readonly basis: string
  readonly body: string
  readonly tabs: string
  readonly tab: string
  readonly isEmpty: string
  readonly isBad: string
  readonly head: string
  readonly facts: string
  readonly fact: string
  readonly unit: string
  readonly failure: string
  readonly row: string
  readonly long: string
  readonly lines: string
}
export default styles
