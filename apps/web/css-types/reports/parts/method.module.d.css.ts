declare const styles: {
  readonly facts: string
  readonly prose: string
  readonly checks: string
  readonly conventions: string
  readonly statement: string
}
export default styles
