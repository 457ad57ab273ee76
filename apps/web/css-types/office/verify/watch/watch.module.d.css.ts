declare const styles: {
  readonly form: string
  readonly cost: string
  readonly stack: string
  readonly head: string
  readonly facts: string
  readonly events: string
  readonly isChange: string
}
export default styles
