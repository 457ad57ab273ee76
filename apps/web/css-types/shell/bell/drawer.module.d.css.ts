declare const styles: {
  readonly head: string
  readonly list: string
  readonly one: string
  readonly dot: string
  readonly foot: string
}
export default styles
