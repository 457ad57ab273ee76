declare const styles: {
  readonly tablewrap: string
  readonly tablescroll: string
  readonly table: string
  readonly rowLink: string
  readonly isOn: string
  readonly tablePick: string
  readonly tick: string
  readonly sort: string
  readonly sortDown: string
  readonly sortUp: string
  readonly tableCopy: string
  readonly tableWait: string
  readonly pager: string
}
export default styles
