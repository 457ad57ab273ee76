declare const styles: {
  readonly basis: string
  readonly part: string
  readonly line: string
  readonly consent: string
  readonly gap: string
  readonly months: string
  readonly more: string
}
export default styles
