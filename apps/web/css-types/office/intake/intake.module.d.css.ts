declare const styles: {
  readonly target: string
  readonly uploads: string
  readonly upload: string
  readonly uploadMain: string
  readonly uploadDo: string
  readonly good: string
  readonly bad: string
  readonly form: string
  readonly wide: string
  readonly formGroup: string
  readonly note: string
  readonly raw: string
  readonly file: string
  readonly status: string
  readonly industry: string
  readonly unchosen: string
}
export default styles
