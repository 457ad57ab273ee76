declare const styles: {
  readonly editor: string
  readonly lead: string
  readonly bar: string
  readonly actions: string
  readonly section: string
  readonly hint: string
  readonly save: string
  readonly side: string
  readonly preview: string
  readonly small: string
}
export default styles
