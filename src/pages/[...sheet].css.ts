import { modesAddress, modesSheet } from '../styles/modes.ts';

export const getStaticPaths = () => [{ params: { sheet: modesAddress.slice(1).replace(/\.css$/, '') } }];

/** The style sheet for paper and forced colours. */
export const GET = () => new Response(modesSheet, { headers: { 'Content-Type': 'text/css' } });
