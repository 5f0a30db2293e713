// Runs in CloudFront before the bucket is asked (cloudfront-js-2.0). The app's own screens (/, /g/..., /i/...) are all one
// page, which tells them apart. What looks like a file is asked for as it is: if it isn't there, that is a 404 and never the
// page, which a client of an old version would take for the script that it asked for.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const isFile = uri.startsWith('/assets/') || uri.slice(uri.lastIndexOf('/')).includes('.');
  if (!isFile) request.uri = '/index.html';
  return request;
}
