declare const styles: {
  readonly hero: string
  readonly how: string
  readonly grantees: string
  readonly ticks: string
  readonly safe: string
  readonly kinds: string
  readonly kindsNote: string
  readonly firm: string
}
export default styles
