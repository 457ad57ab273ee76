declare const styles: {
  readonly missing: string
  readonly block: string
  readonly row: string
  readonly aside: string
  readonly pager: string
  readonly link: string
  readonly note: string
  readonly figure: string
  readonly order: string
  readonly reasons: string
  readonly kpis: string
  readonly kpi: string
  readonly 'edge-GREEN': string
  readonly 'edge-YELLOW': string
  readonly 'edge-RED': string
  readonly kpiName: string
  readonly kpiValue: string
  readonly kpiFoot: string
  readonly 'flagtext-YELLOW': string
  readonly 'flagtext-RED': string
  readonly beside: string
  readonly inner: string
  readonly either: string
  readonly blockChart: string
}
export default styles
