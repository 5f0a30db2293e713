// Style sheets are imported for their effect on the bundle (scripts/build.ts gathers them); they export nothing.
declare module '*.css';
