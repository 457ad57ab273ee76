declare const styles: {
  readonly page: string
  readonly ways: string
  readonly form: string
  readonly kind: string
  readonly hint: string
  readonly before: string
  readonly figures: string
  readonly actions: string
  readonly head: string
  readonly mark: string
  readonly said: string
  readonly facts: string
  readonly counts: string
}
export default styles
