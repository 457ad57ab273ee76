/** Words by which registry and tax bureau say that a firm no longer stands. */
export const GONE = /注销|吊销|撤销|责令关闭/
export const IRREGULAR_NOTICE = /非正常/
