declare const styles: {
  readonly link: string
  readonly note: string
  readonly target: string
  readonly label: string
  readonly make: string
  readonly made: string
  readonly do: string
  readonly data: string
  readonly state: string
  readonly bad: string
  readonly who: string
  readonly firm: string
}
export default styles
