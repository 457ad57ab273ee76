declare const styles: {
  readonly form: string
  readonly doubt: string
  readonly good: string
  readonly taxno: string
  readonly suggest: string
  readonly choices: string
  readonly label: string
  readonly firm: string
  readonly link: string
  readonly hint: string
  readonly refusal: string
  readonly fault: string
  readonly below: string
}
export default styles
